<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Xml;

final class Novel extends Book {}
