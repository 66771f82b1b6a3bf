<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Sources;

final class InXml extends Plain {}
