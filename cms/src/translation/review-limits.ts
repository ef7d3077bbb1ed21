/** Maximum characters of a comment. */
export const maxCommentLength = 2000

/** Maximum comments of one language of a document. */
export const maxComments = 500
