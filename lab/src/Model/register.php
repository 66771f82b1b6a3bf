<?php

declare(strict_types=1);

Kiln\Lab\Model\Models::register();
