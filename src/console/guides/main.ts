/** Script of the guides; without it they are plain pages. */
import { setUpContents } from './contents.js';
import { setUpCopy } from './copy.js';
import { pageTexts } from './page.js';
import { setUpRun } from './run.js';
import { setUpSearch } from './search-box.js';
import { setUpTabs } from './tabs.js';

const texts = pageTexts();
setUpTabs();
setUpCopy(texts.copied);
setUpRun(texts);
setUpSearch();
setUpContents();
