/** Cookies of signed-in browsers. */
import type { Config } from '../config/env.js';
import { LINK_MINUTES } from '../modules/members/domain/member.js';
import { ownOrigins } from '../server/auth/own-origins.js';
import { BrowserSessions } from '../server/http/browser-session.js';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

export const browserSessions = (
  { sessions }: Pick<Config, 'sessions'>,
  publicUrl: string,
): BrowserSessions =>
  new BrowserSessions({
    isSecure: publicUrl.startsWith('https:'),
    ownOrigins: ownOrigins(publicUrl),
    lifetimes: {
      session: sessions.hours * HOUR_SECONDS,
      sign_in: LINK_MINUTES * MINUTE_SECONDS,
    },
  });
