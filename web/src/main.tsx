import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App, hurry } from './app';
import { Sprite } from './art/sprite';
import { startLanguage } from './i18n';
import { startRouter } from './router';
import { startSettings } from './settings';

startSettings();
startRouter();
hurry();
await startLanguage();
const root = document.getElementById('app');
if (root) {
  render(
    <>
      <Sprite />
      <App />
    </>,
    root,
  );
}
