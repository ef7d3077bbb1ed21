"""The keys of all rendered pictures, read from shots*.py without Blender."""
import glob
import os
import re

here = os.path.dirname(os.path.abspath(__file__))
source = ''.join(open(f, encoding='utf-8').read() for f in sorted(glob.glob(os.path.join(here, 'shots*.py'))))
print(' '.join(k for k in re.findall(r"'([a-z-]+)': Shot\(", source) if k != 'plate'))
