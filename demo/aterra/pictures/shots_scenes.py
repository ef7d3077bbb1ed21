"""Duotone scenes: more applications, and pictures for news and knowledge base."""
import applications
import newsroom
from shot import BLEED, Shot

SCENES = {
    'application-tower': Shot(applications.tower, BLEED), 'application-tube-bus': Shot(applications.tube_bus, BLEED), 'application-meter': Shot(applications.meter, BLEED),
    'application-solar': Shot(applications.solar, BLEED), 'application-down-conductor': Shot(applications.down_conductor, BLEED), 'application-panel': Shot(applications.switchboard, BLEED),
    'application-splice-box': Shot(applications.splice_box, BLEED), 'application-motor': Shot(applications.motor, BLEED), 'application-floor': Shot(applications.floor, BLEED),
    'application-fiber': Shot(applications.fiber, BLEED),
    'news-press': Shot(newsroom.press, (1.05, .9)), 'news-section': Shot(newsroom.sections), 'news-conductors': Shot(newsroom.conductors, BLEED), 'news-dies': Shot(newsroom.dies_row, (.95, .86)),
    'news-salt': Shot(newsroom.salt, (.95, .86)), 'news-reel': Shot(newsroom.reel, (.9, .84)), 'news-fair': Shot(newsroom.fair, BLEED), 'news-boxes': Shot(newsroom.boxes, (.9, .86)),
}
