/** The player's settings; each choice is in force at once. */
import { REACTION_WISHES } from '../../../games/kit/reactions';
import { LANGUAGES } from '../../../games/kit/words';
import { changeSettings, PACES, THEMES, usePace, useSetting } from '../../settings';
import { Segmented, Switch, TextField } from '../../ui';
import { useSpoken } from '../text';
import css from './SettingsForm.module.css';

const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;
const NAME_LENGTH = 30;

export function SettingsForm() {
  const { language, words } = useSpoken();
  const text = words.settings;
  return (
    <div className={css.form}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        value={useSetting('name')}
        maxLength={NAME_LENGTH}
        onChange={(name) => changeSettings({ name })}
      />
      <Segmented
        label={text.language}
        value={language}
        onChange={(chosen) => changeSettings({ language: chosen })}
        choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Segmented
        label={text.theme}
        value={useSetting('theme')}
        onChange={(theme) => changeSettings({ theme })}
        choices={THEMES.map((value) => ({ value, label: text.themes[value] }))}
      />
      <Segmented
        label={text.pace}
        value={usePace()}
        onChange={(pace) => changeSettings({ pace })}
        choices={PACES.map((value) => ({ value, label: text.paces[value] }))}
      />
      <Switch
        label={text.sound}
        checked={useSetting('sound')}
        onChange={(sound) => changeSettings({ sound })}
      />
      <Switch
        label={text.confirm.title}
        hint={text.confirm.hint}
        checked={useSetting('confirmMoves')}
        onChange={(confirmMoves) => changeSettings({ confirmMoves })}
      />
      <Switch
        label={text.hints.title}
        hint={text.hints.hint}
        checked={useSetting('hints')}
        onChange={(hints) => changeSettings({ hints })}
      />
      <Segmented
        label={text.reactions.title}
        hint={text.reactions.hint}
        value={useSetting('reactions')}
        onChange={(reactions) => changeSettings({ reactions })}
        choices={REACTION_WISHES.map((value) => ({ value, label: text.reactionWishes[value] }))}
      />
    </div>
  );
}
