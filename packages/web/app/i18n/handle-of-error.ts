/** A screen may have a sentence of its own for when it fails: the key of it stands in its `handle`. */
export interface HandleOfError {
  errorTitle: 'shell.error.title' | 'catalogue.collaborators.error';
}
