"""The keys of all rendered pictures, read from shots.py without Blender."""
import os
import re

source = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'shots.py'), encoding='utf-8').read()
print(' '.join(k for k in re.findall(r"'([a-z-]+)': Shot\(", source) if k != 'plate'))
