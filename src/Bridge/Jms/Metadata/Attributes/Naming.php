<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Metadata\Attributes;

use Kiln\Dialect\Jms\Metadata\Attributes\KeyRule;

/**
 * Which key a property has in documents.
 *
 * Of a written name that is empty or "0" it is asked as well; any other one is the key.
 *
 * @api
 */
interface Naming extends KeyRule {}
