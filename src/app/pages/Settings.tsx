/** The settings as a page of their own, for whoever bookmarks them. */
import { SettingsForm } from '../shell/SettingsForm';
import { useWords } from '../text';
import { usePage } from '../usePage';
import css from './Settings.module.css';

export default function Settings() {
  const { settings } = useWords();
  usePage(settings.title);
  return (
    <main className={css.settings} id="main" tabIndex={-1}>
      <h1>{settings.title}</h1>
      <p className={css.lead}>{settings.lead}</p>
      <div className={css.panel}>
        <SettingsForm />
      </div>
    </main>
  );
}
