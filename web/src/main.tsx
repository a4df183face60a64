import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App, opened } from './app';
import { Sprite } from './art/sprite';
import { startLanguage } from './i18n';
import { startRouter } from './router';
import { startSettings } from './settings';

startSettings();
startLanguage();
startRouter();
const root = document.getElementById('app');
// The page's code and its words are fetched together. If they cannot be had, the app says so.
await opened().catch(() => undefined);
if (root) {
  render(
    <>
      <Sprite />
      <App />
    </>,
    root,
  );
}
