// @vitest-environment happy-dom
/** Controls say what they do, say why not, and can be worked with the keyboard. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeSettings } from '../../src/settings';
import { Button, RadioCards, Segmented, Stepper, Switch, TextField, Toaster } from '../../src/ui';

afterEach(cleanup);

function Recycling({
  start,
  ...limits
}: { readonly start: number } & Partial<ComponentProps<typeof Stepper>>) {
  const [value, setValue] = useState(start);
  const signed = (shown: number) => (shown > 0 ? `+${shown}` : `${shown}`);
  return (
    <Stepper
      label="Recycling"
      min={-5}
      max={5}
      format={signed}
      {...limits}
      value={value}
      onChange={setValue}
    />
  );
}

describe('a button', () => {
  it('acts when it is pressed', () => {
    const acts: string[] = [];
    render(<Button onClick={() => acts.push('ready')}>Ready</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Ready' }));
    expect(acts).toEqual(['ready']);
  });

  it('says why not instead of acting, and stays within reach', () => {
    const acts: string[] = [];
    render(
      <>
        <Button refusal="Your bid must be at least 1 Mana." onClick={() => acts.push('ready')}>
          Ready
        </Button>
        <Toaster />
      </>,
    );
    const button = screen.getByRole('button', { name: 'Ready' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('aria-description')).toBe('Your bid must be at least 1 Mana.');
    button.focus();
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(acts).toEqual([]);
    expect(
      screen.getByText('Your bid must be at least 1 Mana.').closest('[aria-live=assertive]'),
    ).not.toBeNull();
  });

  it('does not send a form while it is refused', () => {
    const sent: string[] = [];
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('sent');
        }}
      >
        <Button type="submit" refusal="Type a name first.">
          Play
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(sent).toEqual([]);
  });
});

describe('a choice among a few', () => {
  it('is a group of radio buttons with a name', () => {
    const chosen: boolean[] = [];
    render(
      <Segmented
        label="Sound"
        value={true}
        onChange={(value) => chosen.push(value)}
        choices={[
          { value: true, label: 'On' },
          { value: false, label: 'Off' },
        ]}
      />,
    );
    const group = within(screen.getByRole('group', { name: 'Sound' }));
    expect(group.getByRole('radio', { name: 'On', checked: true })).toBeDefined();
    fireEvent.click(group.getByRole('radio', { name: 'Off', checked: false }));
    expect(chosen).toEqual([false]);
  });

  it('keeps two groups of one page apart', () => {
    const choices = [{ value: 1, label: 'one' }];
    render(
      <>
        <Segmented label="First" value={1} onChange={() => {}} choices={choices} />
        <Segmented label="Second" value={1} onChange={() => {}} choices={choices} />
      </>,
    );
    const [first, second] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(first?.name).not.toBe(second?.name);
  });

  it('explains a choice that is not open and does not take it', () => {
    const chosen: string[] = [];
    render(
      <>
        <RadioCards
          label="Mode"
          value="bot"
          onChange={(value) => chosen.push(value)}
          choices={[
            { value: 'bot', title: 'Against a bot', hint: 'Offline too' },
            { value: 'online', title: 'Online', refusal: 'You are offline.' },
          ]}
        />
        <Toaster />
      </>,
    );
    fireEvent.click(screen.getByRole('radio', { name: /Online/ }));
    expect(chosen).toEqual([]);
    expect(screen.getByText('You are offline.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /bot/ }).checked).toBe(true);
  });
});

describe('a stepper', () => {
  const shown = () => screen.getByRole('spinbutton', { name: 'Recycling' });

  it('follows the arrow keys, Home and End', () => {
    render(<Recycling start={3} />);
    fireEvent.keyDown(shown(), { key: 'ArrowUp' });
    expect(shown().textContent).toBe('+4');
    fireEvent.keyDown(shown(), { key: 'ArrowLeft' });
    fireEvent.keyDown(shown(), { key: 'ArrowDown' });
    expect(shown().getAttribute('aria-valuenow')).toBe('2');
    fireEvent.keyDown(shown(), { key: 'Home' });
    expect(shown().getAttribute('aria-valuetext')).toBe('-5');
    fireEvent.keyDown(shown(), { key: 'End' });
    expect(shown().textContent).toBe('+5');
  });

  it('never leaves its limits, whatever the step', () => {
    render(<Recycling start={4} step={2} />);
    const more = screen.getByRole('button', { name: 'More: Recycling' });
    fireEvent.click(more);
    expect(shown().textContent).toBe('+5');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(more);
    expect(shown().textContent).toBe('+5');
    fireEvent.click(screen.getByRole('button', { name: 'Less: Recycling' }));
    expect(shown().textContent).toBe('+3');
  });

  it('speaks the language of the player', () => {
    changeSettings({ language: 'fr' });
    render(<Recycling start={0} />);
    expect(screen.getByRole('button', { name: /^Plus/ })).toBeDefined();
    changeSettings({ language: 'en' });
  });
});

it('a switch has a name, a state and its hint', () => {
  const flips: boolean[] = [];
  render(<Switch label="Sound" hint="Soft and short" checked={false} onChange={(on) => flips.push(on)} />);
  const control = screen.getByRole('switch', { name: 'Sound', checked: false });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Soft and short',
  );
  fireEvent.click(control);
  expect(flips).toEqual([true]);
});

it('a text field tells its mistake', () => {
  render(
    <TextField
      label="Name"
      value=""
      onChange={() => {}}
      hint="At most 30 letters"
      error="Somebody has it."
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Somebody has it.',
  );
});
