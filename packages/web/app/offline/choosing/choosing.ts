import { createContext } from 'react';

/** Whether the books of a list can be chosen to be kept: then each card carries its book (`data-card`). */
export const ChoosingContext = createContext(false);
