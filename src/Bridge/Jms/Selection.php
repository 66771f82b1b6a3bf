<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Dialect\Jms\Plan\Choice;

/**
 * Which properties are written and read: what a context of jms/serializer says about it.
 *
 *     new Selection(groups: ['list', 'author' => ['name']], version: '2.1')
 *
 * @api
 */
final readonly class Selection extends Choice {}
