/** Starts the page: styles, then the shell in the player's language. */
import '../ui/tokens.css';
import '../ui/base.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settings } from '../settings';
import { App, fetchPage } from './App';
import { keepDocument } from './document';
import { keepFaces } from './faces';
import { keepInstalled } from './offline/installed';
import { loadWords } from './text';
import { keepScroll } from './usePage';

/** Not awaited at the top of the module: the pages import what is bundled with it, and would wait for each other. */
async function start(root: HTMLElement): Promise<void> {
  keepDocument();
  keepFaces();
  keepScroll();
  keepInstalled();
  const [first] = await Promise.all([loadWords(settings.getState().language), fetchPage(location.pathname)]);
  createRoot(root).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
void start(root);
