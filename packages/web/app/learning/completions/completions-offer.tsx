import offeredSheet from '../../reading/my-books/offered.css?url';
import { Island } from '../../ui/island.tsx';
import { OfferedCompletions } from './offered-completions.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** What was earned here before anybody signed in, for who is signed in now; nobody else fetches the code for it. */
export function CompletionsOffer() {
  return (
    <>
      <Sheet href={offeredSheet} />
      <Island name="offered-completions" props={{}} component={OfferedCompletions} start={null} need="earned-here" />
    </>
  );
}
