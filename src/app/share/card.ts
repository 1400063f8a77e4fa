/** The picture that is shared: the final table in a frame, with the game's title, the result and who played. */
import { takeSnapshot } from './snapshot';

export interface CardText {
  readonly game: string;
  readonly result: string;
  /** Who played, with their points where there are any. */
  readonly players: string;
  /** Date and place. */
  readonly foot: string;
}

const WIDEST = 1200;
const NARROWEST = 720;
const EDGE = 48;
const HEAD = 190;
const FOOT = 64;
/** Of the table's picture. */
const HIGHEST = 900;
const DISPLAY = 'Alegreya, Georgia, serif';
const TEXT = '"Atkinson Next", system-ui, sans-serif';
const INK = { high: '#f5ecdc', low: '#d3c5ae', gold: '#ecb95c' };

export async function drawCard(table: HTMLElement, text: CardText): Promise<HTMLCanvasElement> {
  const { image, box } = await takeSnapshot(table);
  const scale = Math.min((WIDEST - 2 * EDGE) / box.width, HIGHEST / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.max(NARROWEST, width + 2 * EDGE));
  canvas.height = Math.round(HEAD + height + FOOT);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  drawGround(pen, canvas);
  drawText(pen, canvas, text);
  const left = (canvas.width - width) / 2;
  pen.save();
  pen.beginPath();
  pen.roundRect(left, HEAD, width, height, 16);
  pen.clip();
  pen.drawImage(image, box.x, box.y, box.width, box.height, left, HEAD, width, height);
  pen.restore();
  pen.strokeStyle = 'rgb(236 185 92 / 0.5)';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(left, HEAD, width, height, 16);
  pen.stroke();
  return canvas;
}

export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))), 'image/png');
  });
}

function drawGround(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  const glow = pen.createRadialGradient(width / 2, -80, 0, width / 2, -80, height);
  glow.addColorStop(0, '#4a3520');
  glow.addColorStop(0.5, '#1d1611');
  glow.addColorStop(1, '#13100d');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

function drawText(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, text: CardText): void {
  const room = width - 2 * EDGE;
  pen.textBaseline = 'alphabetic';
  write(pen, text.game, INK.gold, `700 30px ${DISPLAY}`, EDGE, 58, room);
  write(pen, text.result, INK.high, `800 54px ${DISPLAY}`, EDGE, 118, room);
  write(pen, text.players, INK.low, `400 26px ${TEXT}`, EDGE, 164, room);
  write(pen, text.foot, INK.low, `400 20px ${TEXT}`, EDGE, height - 24, room);
  pen.textAlign = 'right';
  write(pen, 'Grimoire', INK.gold, `800 26px ${DISPLAY}`, width - EDGE, height - 24, room);
  pen.textAlign = 'left';
}

/** A text that is too long gets smaller letters, down to half. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  colour: string,
  font: string,
  x: number,
  y: number,
  room: number,
): void {
  pen.fillStyle = colour;
  pen.font = font;
  const size = Number(/(\d+)px/.exec(font)?.[1]);
  const fitting = Math.max(size / 2, Math.floor((size * room) / pen.measureText(text).width));
  if (fitting < size) pen.font = font.replace(/\d+px/, `${fitting}px`);
  pen.fillText(text, x, y, room);
}
