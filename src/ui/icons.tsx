/** The icons of the controls, drawn for Grimoire on a 24 px grid with a 2 px stroke. */
import type { ComponentType } from 'react';

type Icon = ComponentType;

/* @__NO_SIDE_EFFECTS__ */
function drawn(path: string, filled = false): Icon {
  return () => (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const IconBack = drawn('M11 5l-7 7 7 7M4 12h16');
export const IconBook = drawn(
  'M12 6.500C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500V5c-3-.5-6 0-8 1.500zM12 6.500V19',
);
export const IconCards = drawn(
  'M8.5 3.5h9a1.5 1.5 0 0 1 1.5 1.5v12M5 6.500h9.500a1.5 1.5 0 0 1 1.5 1.500v11.500a1.5 1.5 0 0 1-1.5 1.500H5a1.5 1.5 0 0 1-1.5-1.500V8A1.5 1.5 0 0 1 5 6.500z',
);
export const IconChat = drawn('M4 5h16v11H10l-5 4v-4H4z');
export const IconCheck = drawn('M5 12.5l4.5 4.5L19 7.5');
export const IconClock = drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2');
export const IconClose = drawn('M6 6l12 12M18 6L6 18');
export const IconCopy = drawn('M8 8h12v12H8zM16 8V4H4v12h4');
export const IconDeck = drawn('M4 4h12v14H4zM18.5 7v13.500H7');
export const IconDevice = drawn('M7 3h10v18H7zM11 18h2');
export const IconDown = drawn('M5 9l7 7 7-7');
export const IconDraw = drawn('M4 4h11v9M4 4v14h6M17 12v8M13.5 16.5L17 20l3.5-3.5');
export const IconExport = drawn('M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8');
export const IconEye = drawn(
  'M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
);
export const IconEyeOff = drawn(
  'M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-3 3.700M6 8a16 16 0 0 0-3.5 4S6 18.5 12 18.500c1.5 0 2.9-.4 4-1',
);
export const IconFlag = drawn('M6 21V4M6 5c4-2.5 8 2.5 12 0v8c-4 2.5-8-2.5-12 0');
export const IconGlobe = drawn(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
);
export const IconImport = drawn('M12 4v11M8 11.5L12 15.5l4-4M5 12v8h14v-8');
export const IconInfo = drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.200v.1');
export const IconLamp = drawn(
  'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.600 10.800c.7.600 1.100 1.300 1.100 2.200h5c0-.9.400-1.600 1.100-2.200A6 6 0 0 0 12 3z',
);
export const IconLeft = drawn('M15 5l-7 7 7 7');
export const IconLink = drawn(
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
);
export const IconLock = drawn('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const IconLog = drawn('M5 5h14M5 10h14M5 15h9M5 20h6');
export const IconMenu = drawn('M4 7h16M4 12h16M4 17h16');
export const IconMinus = drawn('M5 12h14');
export const IconMore = drawn('M5 12h.1M12 12h.1M19 12h.1');
export const IconMute = drawn('M4 9.500v5h3.500L12 18V6L7.5 9.500zM16 9.500l5 5M21 9.500l-5 5');
export const IconPause = drawn('M8 5v14M16 5v14');
export const IconPlayers = drawn(
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.500c.8-3.7 3.3-5 6.5-5s5.7 1.3 6.5 5M15.5 5.300a3.5 3.5 0 0 1 0 6.500M18 14.900c2 .7 3.1 2.2 3.5 4.6',
);
export const IconPlus = drawn('M12 5v14M5 12h14');
export const IconReplay = drawn('M20 6v5h-5M19.5 11A8 8 0 1 0 20 14');
export const IconRight = drawn('M9 5l7 7-7 7');
export const IconRobot = drawn('M5 9h14v10H5zM12 9V5M9.5 13v2M14.5 13v2M2.5 12v4M21.5 12v4M12 4.500v.1');
export const IconSend = drawn('M20 4L3 11l7 3 3 7zM20 4L10 14');
export const IconShare = drawn('M12 15V3M8 6.500L12 2.500l4 4M6 11v9h12v-9');
export const IconSliders = drawn('M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5');
export const IconSound = drawn(
  'M4 9.500v5h3.500L12 18V6L7.5 9.500zM15.5 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
);
export const IconTrash = drawn('M4 7h16M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5');
export const IconUndo = drawn('M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1');
export const IconUp = drawn('M5 15l7-7 7 7');
export const IconWifiOff = drawn(
  'M4 4l16 16M2.500 9a15 15 0 0 1 5-3M12 5c3.700 0 7 1.500 9.500 4M6 12.500a9 9 0 0 1 4-2.200M18 12.500l-1-.9M9.500 16a4 4 0 0 1 5 0M12 19.500v.1',
);
export const IconWarn = drawn('M12 4L2.5 20h19zM12 10v4.500M12 17.200v.1');
export const IconPlay = drawn('M7 4.5v15l12-7.5z', true);
export const IconSkip = drawn('M5 5v14l9-7zM18 5v14', true);
