<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Discriminator;

final class ImagePost extends Post
{
    public string $image = 'image';
}
