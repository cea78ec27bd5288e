/** Requests the texts of the reader's language while the script of the console is still on its way. */
import { pageData } from './lib/page-data.js';
import { firstLanguage } from './lib/settings.js';

const link = document.createElement('link');
link.rel = 'preload';
link.as = 'fetch';
link.crossOrigin = 'anonymous';
link.href = pageData.texts[firstLanguage()] ?? '';
document.head.append(link);
