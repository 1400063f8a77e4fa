/** The page for an address that leads nowhere. */
import { Notice } from '../shell/Notice';
import { useWords } from '../text';

export default function NotFound() {
  const { notFound } = useWords();
  return <Notice title={notFound.title} body={notFound.body} />;
}
