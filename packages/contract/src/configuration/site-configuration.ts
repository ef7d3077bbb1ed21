// from which configurations written for 0.1 import it
export { defineSite } from '@vitrine/configuration/site-configuration'
