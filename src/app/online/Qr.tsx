/** A link as a QR code, drawn on paper whatever the theme: cameras want dark on light. */
import { useMemo } from 'react';
import { encode } from 'uqr';
import css from './Qr.module.css';

interface Props {
  readonly text: string;
  readonly label: string;
}

export function Qr({ text, label }: Props) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <div className={css.paper}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
        <path fill="currentColor" d={path} />
      </svg>
    </div>
  );
}

/** One rectangle for every run of dark cells in a row. */
function draw(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`);
    }
  });
  return { size, path: runs.join('') };
}
