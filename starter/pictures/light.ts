export interface Light {
  /** Color the figures are multiplied with, so that they stand in the light of the scene. */
  readonly tint?: string;
  readonly shadow?: string;
  readonly shadowStrength?: number;
  /** How far to the right of a figure its shadow falls, as a share of the figure's width. */
  readonly shadowShift?: number;
}
