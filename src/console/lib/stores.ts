/** What the console may keep in this browser. */
import { openBrowserStorage } from './browser-storage.js';
import { pageData } from './page-data.js';

export const stores = openBrowserStorage(pageData.isStrict);

/** Whether what was entered is gone as soon as the page is left. */
export const isLostOnLeaving = stores.database === null;
