/** dist/pictures/pictures.json, which the build writes. */
declare const pictures: {
  /** Where the pictures are, below the address of what contains them: `level-pictures/<hash of all of them>/`. */
  readonly base: string;
};
export default pictures;
