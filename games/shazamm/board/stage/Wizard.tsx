/** The two wizards. Hat, staff and brooch differ, so that they are told apart without their colours. */
import type { Wizard as WizardNo } from '../../state';
import css from './figures.module.css';

export function Wizard({ wizard }: { readonly wizard: WizardNo }) {
  return (
    <svg className={css.wizard} data-wizard={wizard} viewBox="-48 -170 96 178" aria-hidden="true">
      <g transform={wizard === '1' ? 'scale(-1 1)' : undefined}>
        <ellipse className={css.shadow} rx="41" ry="6.5" />
        <path className={css.deep} d="M-38 0C-34-40-27-76-13-93C-3-101 10-98 15-87C22-60 25-28 27 0Z" />
        <path className={css.wood} d="M30 0L35-116" />
        <path className={css.grain} d="M31.3 0L36-116" />
        {wizard === '0' ? <DiamondStaff /> : <DiscStaff />}
        <path className={css.main} d="M-29 0C-24-40-17-73-8-89C1-95 9-93 13-84C19-58 21-28 22 0Z" />
        <path
          className={css.fold}
          d="M-20 0C-17-30-12-56-6-72C-7-44-10-20-11 0ZM-3 0C-2-26 0-46 3-60C5-40 6-20 6 0Z"
        />
        <path
          className={css.trim}
          d="M13-84C19-58 21-28 22 0L27 0C25-28 23-62 15-87ZM-29 0L-28.500-5C-12-3 8-3 21.600-5L22 0Z"
        />
        <path className={css.deep} d="M-14-51C-4-47 9-47 18-51L18.700-46C9-42-5-42-15-46Z" />
        <path className={css.gold} d="M2-49.500h7v6.500h-7z" />
        <path className={css.deep} d="M-7-85C4-89 12-85 16-78L37-75C39-69 38-63 35-60C22-57 4-59-7-69Z" />
        <path className={css.main} d="M-3-83C6-85 12-82 15-76L30-73.500C24-69 8-68-3-76Z" />
        <path className={css.trim} d="M30-76L37-75C39-69 38-63 35-60L29-59.500C32-64 32-71 30-76Z" />
        <path className={css.skin} d="M31-72C35-74 40-71 40-67C40-63 36-61 32-63Z" />
        <path
          className={css.skin}
          d="M-7-107C-8-94-1-85 6-85C14-85 18-94 17-107ZM15.500-103C20-99 21.500-95 19-93.500C17-93 15-94 14-96Z"
        />
        <path
          className={css.beard}
          d="M-6-102C-6-84 1-62 11-52C18-64 21-80 18.500-93C13-88 9-90 5-93C1-95-4-97-6-102Z"
        />
        <path className={css.shine} d="M11-91C15-78 14-64 11-52C18-64 21-80 18.500-93C16-91 13-90 11-91Z" />
        <path className={css.hair} d="M-1-88C2-76 6-66 10-59M6-89C8-79 9.500-71 10.500-65" />
        <path className={css.deep} d="M-27-104C-9-114 20-114 36-105C22-98.500-12-98-27-104Z" />
        {wizard === '0' ? <PointedHat /> : <CurledHat />}
        <path
          className={css.trim}
          d="M-12.500-112C0-107.500 12-107.500 19.500-112.500L20-107C10-102.500-2-102.500-12.500-106.500Z"
        />
        {wizard === '0' ? (
          <path className={css.gold} d="M5-114.500L9.500-109L5-103.500L.5-109Z" />
        ) : (
          <circle className={css.gold} cx="5" cy="-109" r="4.6" />
        )}
      </g>
    </svg>
  );
}

function PointedHat() {
  return (
    <>
      <path
        className={css.main}
        d="M-12-107C-11-128-9-146-27-160C-3-157 16-137 20-108C10-104-2-104-12-107Z"
      />
      <path className={css.trim} d="M-27-160C-3-157 16-137 20-108L13-106C10-132-4-150-27-160Z" />
      <path className={css.fold} d="M-12-107C-11-124-10-138-18-151C-15-147-5-134-4-105.500Z" />
    </>
  );
}

function CurledHat() {
  return (
    <>
      <path
        className={css.main}
        d="M-13-107C-14-126-8-141 3-148C10-152 20-149 24-142C16-144 14-139 17-130C19-123 20-115 20-108C10-104-2-104-13-107Z"
      />
      <path
        className={css.trim}
        d="M3-148C10-152 20-149 24-142C16-144 12-138 15-129C18-121 20-114 20-108L14-106C12-120 6-138 3-148Z"
      />
      <path className={css.fold} d="M-13-107C-14-122-9-136-1-144C-6-134-7-118-5-105.500Z" />
    </>
  );
}

function DiamondStaff() {
  return (
    <>
      <circle className={css.halo} cx="35" cy="-129" r="19" />
      <path className={css.orb} d="M35-142L44-129L35-116L26-129Z" />
      <path className={css.gleam} d="M35-142L35-116L26-129Z" />
      <path className={css.claw} d="M27-120C29-114 41-114 43-120" />
    </>
  );
}

function DiscStaff() {
  return (
    <>
      <circle className={css.halo} cx="35" cy="-129" r="19" />
      <circle className={css.orb} cx="35" cy="-129" r="9.5" />
      <circle className={css.gleam} cx="32" cy="-132.5" r="3.4" />
      <path className={css.claw} d="M25-121C26-113 44-113 45-121" />
    </>
  );
}
