// `npm run build`: installs and builds as `npm start` does, and starts nothing: for a service that starts the library by itself.
import { answerHelp } from './answer-help.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

answerHelp('npm run build. It installs the packages and builds the web app, where that is not done yet.');

await ensureInstalled();
await ensureBuilt();
