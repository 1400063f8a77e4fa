/** Mirrors the settings that concern the whole document into the attributes of <html>. */
import { currentPace, settings } from '../settings';

export function keepDocument(): () => void {
  const mirror = (): void => {
    const { language, theme } = settings.getState();
    const page = document.documentElement;
    page.lang = language;
    page.dataset.theme = theme;
    page.dataset.pace = currentPace();
  };
  mirror();
  return settings.subscribe(mirror);
}
