<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\UserCode;

/**
 * As the constants of {@see \JMS\Serializer\EventDispatcher\Events}.
 *
 * @internal
 */
enum Event: string
{
    case PreSerialize = 'serializer.pre_serialize';
    case PostSerialize = 'serializer.post_serialize';
    case PreDeserialize = 'serializer.pre_deserialize';
    case PostDeserialize = 'serializer.post_deserialize';
}
