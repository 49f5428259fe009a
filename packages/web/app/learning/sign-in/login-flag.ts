/** Added to a path's address where somebody comes back to it from signing in (specification section 4). */
export const loginFlag = 'loginFromPathway';
