/** The apology for a page that could not be shown. */
import { Button } from '../../ui';
import { reloadNewest } from '../offline/installed';
import { useWords } from '../text';
import { Notice } from './Notice';

export function Failure() {
  const { shell } = useWords();
  return (
    <Notice title={shell.failedTitle} body={shell.failedBody}>
      {/* A reload also helps a page whose chunks were replaced by a newer build. */}
      <Button variant="primary" onClick={() => void reloadNewest()}>
        {shell.retry}
      </Button>
    </Notice>
  );
}
