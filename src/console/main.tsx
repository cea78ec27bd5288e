/** Entry point of the console in the browser. */
import { render } from 'preact';
import { App } from './app.js';
import { applyTheme, firstTheme } from './lib/settings.js';
import { root } from './lib/page-data.js';
import './style/style.css';

applyTheme(firstTheme());
render(<App />, root);
