<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Input\Direction;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\ElementFormat;
