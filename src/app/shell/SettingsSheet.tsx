/** The settings beside any page. */
import { Sheet } from '../../ui';
import { useWords } from '../text';
import { SettingsForm } from './SettingsForm';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function SettingsSheet({ open, onClose }: Props) {
  const { settings } = useWords();
  return (
    <Sheet open={open} title={settings.title} onClose={onClose}>
      <SettingsForm />
    </Sheet>
  );
}
