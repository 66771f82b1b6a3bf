<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

use JMS\Serializer\Annotation as Jms;

#[Jms\Discriminator(field: 'type', map: ['post' => Post::class, 'image_post' => ImagePost::class])]
class Post
{
    public string $title = 'title';
}
