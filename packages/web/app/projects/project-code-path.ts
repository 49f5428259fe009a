/** Where the forms of the project code view are sent without script. */
export const projectCodePath = '/project-code';
