/** Form of the key of an attribute. */
export const attributeKeyForm = /^[a-z][\w-]{0,39}$/i

/** Beginning of the keys of the life cycle, which every part number has. */
const lifePrefix = 'life-'

/** True for a key that an attribute can have: no object of a program has it by itself. */
export const isAttributeKey = (key: string): boolean =>
  attributeKeyForm.test(key) &&
  !key.toLowerCase().startsWith(lifePrefix) &&
  !(key in Object.prototype)
