/** A picture that the store has. */
export interface PictureEntry {
  sha256: string;
  format: string;
  width: number;
  height: number;
  bytes: number;
  colour: string;
  /** null: the library has the picture from before focuses were found. */
  focusX: number | null;
  focusY: number | null;
}
