/** Nobody fills in a form in less time than this, ms. */
const least = 1500

/** Whether a form was sent by a robot, as far as its traps tell: the field out of sight is filled, or it was too quick for hands. */
export const isRobot = ({ website, elapsed }: { website?: string | undefined; elapsed?: number | undefined }): boolean =>
  (website ?? '') !== '' || (elapsed !== undefined && elapsed < least)
