/** The player's settings, kept on this device. Everything that shows, moves or sounds reads them from here. */
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { REACTION_WISHES, type ReactionWish } from '../../games/kit/reactions';
import { LANGUAGES, type Language } from '../../games/kit/words';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ['off', 'fast', 'normal'] as const;
/** How fast pieces move; 'off' shows the end at once. */
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  /** Null: as the device wishes (prefers-reduced-motion). */
  readonly pace: Pace | null;
  readonly confirmMoves: boolean;
  readonly reactions: ReactionWish;
  /** Whether advice may be asked for among bots. */
  readonly hints: boolean;
  readonly name: string;
}

function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

const VERSION = 1;

export const settings = createStore<Settings>()(
  persist(
    (): Settings => ({
      language: preferredLanguage(globalThis.navigator?.languages ?? []),
      theme: 'dark',
      sound: true,
      pace: null,
      confirmMoves: true,
      reactions: 'touched',
      hints: true,
      name: '',
    }),
    {
      name: 'grimoire-settings',
      version: VERSION,
      storage: createJSONStorage(() => globalThis.localStorage),
      merge: (saved, defaults) => ({ ...defaults, ...cleaned(saved) }),
    },
  ),
);

export function useSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useStore(settings, (state) => state[key]);
}

export function changeSettings(change: Partial<Settings>): void {
  settings.setState(change);
}

/** The pace in force: the player's choice, else the device's wish for less motion. */
export function usePace(): Pace {
  return useSetting('pace') ?? devicePace();
}

export function currentPace(): Pace {
  return settings.getState().pace ?? devicePace();
}

function devicePace(): Pace {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';
}

/** Keeps of a saved record only what still makes sense. */
function cleaned(saved: unknown): Partial<Settings> {
  if (typeof saved !== 'object' || saved === null) return {};
  const { language, theme, sound, pace, confirmMoves, reactions, hints, name } = saved as Record<
    string,
    unknown
  >;
  return {
    ...(LANGUAGES.some((one) => one === language) && { language: language as Language }),
    ...(THEMES.some((one) => one === theme) && { theme: theme as Theme }),
    ...(typeof sound === 'boolean' && { sound }),
    ...((pace === null || PACES.some((one) => one === pace)) && { pace: pace as Pace | null }),
    ...(typeof confirmMoves === 'boolean' && { confirmMoves }),
    ...(REACTION_WISHES.some((one) => one === reactions) && { reactions: reactions as ReactionWish }),
    ...(typeof hints === 'boolean' && { hints }),
    ...(typeof name === 'string' && { name: name.slice(0, 30) }),
  };
}
