/** The folder is not one that can be imported; the message is one line for the operator. */
export class StoryFolderError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoryFolderError';
  }
}
