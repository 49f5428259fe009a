/** Numbers of fewer than these never leave the server: a small number may speak of one child. Alone here, as browsers have it too. */
export const minShownSum = 5;
