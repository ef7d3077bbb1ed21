/** Slug of the task, that of Payload's own: jobs of earlier releases are waiting under it. */
export const scheduledPublicationTask = 'schedulePublish'
