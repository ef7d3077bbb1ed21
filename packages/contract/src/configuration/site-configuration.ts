// configurations written for 0.1 import it from here
export { defineSite } from '@vitrine/configuration/site-configuration'
