/** A printer, in the manner of the icons of the controls. */
export function IconPrint() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7 8V3.500h10V8M7 17H4V8.500h16V17h-3M7 13.500h10V20.500H7z" />
    </svg>
  );
}
