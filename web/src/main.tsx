import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app';
import { Sprite } from './art/sprite';
import { startRouter } from './router';
import { startSettings } from './settings';

startSettings();
startRouter();
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
