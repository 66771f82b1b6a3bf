<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Jms\Unions;

use JMS\Serializer\Annotation as JMS;

/**
 * Properties of several types.
 */
final class Message
{
    public int|string $id = 0;

    public float|bool|null $score = null;

    #[JMS\UnionDiscriminator(field: 'kind', map: ['text' => Text::class, 'picture' => Picture::class])]
    public Text|Picture|null $content = null;
}

/**
 * The other one.
 */
final class Picture
{
    public string $kind = 'picture';

    public string $url = '';
}

/**
 * One of the union.
 */
final class Text
{
    public string $kind = 'text';

    public string $body = '';
}
