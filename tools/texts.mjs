// npm run texts: translations of everything that the platform says.
import './require-node.mjs';
import { ROOT } from './texts/catalogue/catalogue.mjs';
import { runCommand } from './texts/commands.mjs';

const USAGE = `Usage: npm run texts -- coverage                 how much of each language there is
       npm run texts -- coverage --write         writes that into docs/languages.md; --check compares
       npm run texts -- stale [LANGUAGE]         what is missing or older than its English
       npm run texts -- stamp LANGUAGE [TEXT…]   notes that translations are of today's English
       npm run texts -- stamp --share            keeps in one file the stamps that languages have in common
       npm run texts -- check LANGUAGE [--advice] what is wrong in its translations; --advice also terms that are not said
       npm run texts -- spell LANGUAGE           words that its dictionary does not know; --accept WORD… notes that they are right
       npm run texts -- accept LANGUAGE TEXT…    notes that what is complained of is right
       npm run texts -- export LANGUAGE FILE     writes a file of gettext (PO) with all texts
       npm run texts -- import FILE              takes a translated one back`;

const done = await runCommand(ROOT, ...process.argv.slice(2));
if (!done) {
  console.error(USAGE);
  process.exit(2);
}
for (const line of done.lines) console.info(line);
process.exitCode = done.isWell ? 0 : 1;
