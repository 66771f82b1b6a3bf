<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;
