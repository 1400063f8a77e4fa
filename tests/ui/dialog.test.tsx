// @vitest-environment happy-dom
/** Modal windows open, close in every usual way, and give the focus back. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button, Dialog, Sheet } from '../../src/ui';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog
        open={open}
        title="Delete this game?"
        onClose={() => setOpen(false)}
        actions={
          <Button data-first onClick={() => setOpen(false)}>
            Keep it
          </Button>
        }
      >
        <Button>Something else</Button>
      </Dialog>
    </>
  );
}

function openIt() {
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Delete' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

it('a dialog is named by its title and begins where it says', () => {
  openIt();
  expect(screen.getByRole('dialog', { name: 'Delete this game?' }).hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
});

it('gives the focus back to where it came from', () => {
  const opener = openIt();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('heading', { name: 'Delete this game?' })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes at a press beside it, not at one inside', () => {
  openIt();
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('heading', { name: 'Delete this game?' }));
  expect(dialog.hasAttribute('open')).toBe(true);
  fireEvent.click(dialog);
  expect(dialog.hasAttribute('open')).toBe(false);
});

it('notices that the browser closed it', () => {
  openIt();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(screen.queryByRole('heading', { name: 'Delete this game?' })).toBeNull();
});

it('gives the focus back when the page takes it away', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(
    <Dialog open title="Gone soon" onClose={() => {}} actions={<Button data-first>Yes</Button>} />,
  );
  expect(document.activeElement).not.toBe(opener);
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

it('a sheet has a button that closes it', () => {
  const closed: string[] = [];
  render(
    <Sheet open title="Settings" onClose={() => closed.push('closed')}>
      Language
    </Sheet>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toEqual(['closed']);
});
